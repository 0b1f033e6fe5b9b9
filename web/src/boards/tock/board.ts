// What is loaded of Tock when a table is opened.
export { default } from './Table.svelte';
export { default as Sheet } from './Sheet.svelte';
