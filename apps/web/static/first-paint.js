/*
 * Runs before the first paint, as a file of its own because the content security policy allows no inline script:
 * language, direction and colour scheme are right before anything is drawn.
 */
(function () {
  var root = document.documentElement;
  var english = /^\/en(\/|$)/.test(location.pathname);
  root.lang = english ? 'en' : 'ar';
  root.dir = english ? 'ltr' : 'rtl';
  var chosen = null;
  try {
    chosen = localStorage.getItem('rawnaq.color-scheme');
  } catch (forbidden) {
    // Storage may be forbidden; the device decides then.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
