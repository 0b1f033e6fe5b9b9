// Lists what is wrong with the screen as it is: parts that overlap, cut text, covered buttons, scrolling.
() => {
  const faults = [];
  const all = (query) => [...document.querySelectorAll(query)];
  const seen = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !e.closest('.unseen');
  const told = (e) => (e.ariaLabel || e.innerText || e.textContent || '').replace(/\s+/g, ' ').trim().slice(0, 40);
  const name = (e) => e.dataset.part;
  const box = (e) => e.getBoundingClientRect();
  const inside = (a, b) => [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ];
  const deep = (a, b) => Math.min(...inside(a, b));
  const pairs = (list) => list.flatMap((a, k) => list.slice(k + 1).map((b) => [a, b]));

  // A part that lies in another in the markup lies on it on the screen too. Besides, cards of a fan cover each other,
  // and the piles lie in the middle of the board.
  const lies = (a, b) => (name(a) === 'card' && name(b) === 'card') || (/^pile/.test(name(a)) && name(b) === 'board');
  for (const [a, b] of pairs(all('[data-part]').filter(seen))) {
    const by = Math.round(deep(box(a), box(b)));
    if (by > 1 && !a.contains(b) && !b.contains(a) && !lies(a, b) && !lies(b, a))
      faults.push(`${name(a)} and ${name(b)} overlap by ${by} px: ${told(a)} | ${told(b)}`);
  }

  // The last move in the toolbar may be cut: all of it is one press away.
  const range = document.createRange();
  const written = (e) => [...e.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const lines = (node) => { range.selectNodeContents(node); return [...range.getClientRects()]; };
  const scroller = (e) => (e && /auto|scroll/.test(getComputedStyle(e).overflowY) ? e : e && scroller(e.parentElement));
  const shown = (e, rects) => (scroller(e) ? rects.filter((r) => deep(r, box(scroller(e))) > r.height / 2) : rects);
  const hidden = (e) => getComputedStyle(e).clipPath !== 'none';
  const texts = all('body *')
    .filter((e) => written(e).length && seen(e) && !hidden(e) && !e.closest('svg, option, [data-live], .last'))
    .map((e) => ({ e, rects: shown(e, written(e).flatMap(lines)) }));
  for (const { e, rects } of texts) {
    for (let up = e; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      const edge = box(up);
      if (style.display === 'inline' || style.overflowX === 'visible' || /auto|scroll/.test(style.overflowX)) continue;
      if (rects.some((r) => r.right > edge.right + 1.5 || r.left < edge.left - 1.5)) faults.push(`cut: ${told(e)}`);
    }
    if (rects.some((r) => r.right > innerWidth + 1 || r.left < -1)) faults.push(`outside: ${told(e)}`);
  }
  for (const [a, b] of pairs(texts))
    if (a.rects.some((r) => b.rects.some((s) => deep(r, s) > 3)))
      faults.push(`written over each other: ${told(a.e)} | ${told(b.e)}`);

  const page = document.scrollingElement;
  const beyond = (e) => e.scrollHeight - e.clientHeight;
  if (beyond(page) > 1) faults.push(`scrolls: the page by ${beyond(page)} px`);
  for (const e of all('.choices')) if (beyond(e) > 1) faults.push(`scrolls: the choices by ${beyond(e)} px`);
  if (page.scrollWidth > innerWidth) faults.push(`wider than the window by ${page.scrollWidth - innerWidth} px`);

  for (const button of all('button:enabled, a.button').filter(seen)) {
    button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = box(button);
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!button.contains(found)) faults.push(`something lies on the button: ${told(button)}`);
  }
  all('.choices').forEach((e) => e.scrollTo(0, 0));
  scrollTo(0, 0);
  return faults;
}
