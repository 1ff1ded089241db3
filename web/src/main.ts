import "./styles/index.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./settings/settings.svelte";

// Nothing is drawn before its words are there.
await begin();
mount(App, { target: document.getElementById("page")! });
