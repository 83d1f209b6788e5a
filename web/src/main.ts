import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './ui/focus'; // it hears every key from the first on
import { router } from './ui/router.svelte';
import { screens } from './screens/screens';
import { texts } from './ui/texts.svelte';

// The screen that the address asks for is fetched while the words are: neither waits for the other.
const [page] = router.parts;
if (page === 'g' || page === 't') void screens[page]();

// The first picture already has its words: nothing flashes.
await texts.load();
mount(App, { target: document.getElementById('app')! });
