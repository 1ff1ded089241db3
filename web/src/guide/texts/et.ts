import type { Guide } from "../text";

export const guide: Guide = {
  title: "Sinu esimene jaotus",
  steps: {
    low: {
      title: "Madal on hea",
      says: [
        "Viis kõige madalamat kaarti võidavad panga ja 7-5-4-3-2 on kõige parem käsi.",
        "Ässad on kõrged ning paarid, rida ja mast on halvad.",
      ],
    },
    play: {
      title: "Mängi edasi või loobu",
      says: [
        "Kui on sinu kord, ütlevad nupud sinu kaartide all, mida teha saab ja mis see maksab.",
        "Kolme või nelja erineva madala kaardiga mängi edasi; vähemaga on enamasti parem loobuda.",
      ],
    },
    throw: {
      title: "Viska kõrged kaardid maha",
      says: [
        "Puuduta kaarte, mis peavad minema, või vajuta 1 kuni 5, ja siis nuppu, mis ütleb, mitu sa vahetad.",
        "Kui kõik viis meeldivad, ära vaheta.",
      ],
    },
    watch: {
      title: "Vaata, mitu teised vahetavad",
      says: [
        "Iga nime juures on näha selle mängija senised vahetused, siin kolm kaarti, siis üks, siis mitte ühtegi (pat).",
        "Mida vähem kaarte keegi vahetab, seda lähemal on tema käsi valmimisele.",
      ],
    },
    show: {
      title: "Madalaim käsi võidab",
      says: [
        "Pärast kolmandat kaardivahetust ja viimaseid panuseid kaardid avatakse ja leht ütleb, kes võitis ja miks: siin ülemine käsi, sest mõlemad algavad kaheksaga ja kuus on madalam kui seitse.",
        "Siis algab järgmine jaotus ise.",
      ],
    },
  },
};
