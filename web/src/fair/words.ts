/** Five words for a digest, to be read to each other; the sequence is part of the format. */

const WORDS = `
abbey academy acorn actor album almond anchor ankle apple apron aquarium arrow artist atlas
autumn avenue badge balloon bamboo basket beacon beetle bench bicycle biscuit blanket
blossom bonfire border bottle bread bridge broom brush bucket cabin cactus camel canyon
carpet cedar cement cherry chimney circus clay clock cobra coconut coffee comet copper
corner cotton cousin cradle cricket crown crystal curtain cushion daisy dancer dentist diary
dinner dolphin domino donkey dragon drum duck dwarf eagle easel echo elbow elephant emerald
engine envelope evening fabric falcon farmer feather fence ferry festival fiddle flower
flute forest fossil freezer frost galaxy garden geyser giant ginger glacier goblin goose
grape guitar gymnast hammer harbour hazel hedge helmet heron hockey honey horse hotel hunter
hurricane iceberg igloo ink insect island ivory jacket jelly jigsaw jungle kayak kettle
kidney kitchen koala ladder lagoon lantern laundry lemon leopard library lizard lobster
lotus lumber magnet mango maple market meadow medal melon mirror monsoon mosaic mountain
muffin museum napkin needle nephew noodle nurse oasis ocean octopus olive onion opera orchid
otter oven owl oyster paddle palace panda parrot pebble pelican pencil piano pigeon pirate
planet plum poet potato pretzel pudding pumpkin pyramid quarry quilt rabbit radish rainbow
raven razor ribbon river rocket roof ruler salad sandal scarf school shadow shovel silver
sleigh snail soap sofa spider squirrel stadium submarine sugar swan syrup tailor teapot
ticket timber toast tomato torch tractor trumpet tulip tunnel turtle umbrella uncle unicorn
valley vanilla velvet village violin volcano waffle walnut water whale wheat whistle window
wolf wool yacht yellow zebra zipper
`
  .trim()
  .split(/\s+/);

export const WORDS_BYTES = 5;

export function wordsOf(digest: Uint8Array): string {
  return Array.from(digest.subarray(0, WORDS_BYTES), (byte) => WORDS[byte]).join(" ");
}
