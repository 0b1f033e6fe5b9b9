// What is loaded of Triqueta when a table is opened.
export { departures } from './flights';
export { default as Sheet } from './Sheet.svelte';
export { default } from './Table.svelte';
