import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { router } from './ui/router.svelte';
import { screens } from './screens/screens';
import { texts } from './ui/texts.svelte';

// The screen that the address asks for is fetched while the words are: neither waits for the other.
const [place] = router.parts;
if (place === 'g' || place === 't') void screens[place]();

// The first picture already has its words: nothing flashes.
await texts.load();
mount(App, { target: document.getElementById('app')! });
