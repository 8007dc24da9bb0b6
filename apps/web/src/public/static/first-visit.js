// Loaded before the first paint of "/" only: the default language is English, and Arabic stays for those who chose it.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('rawnaq.language');
  } catch (refused) {}
  if (stored !== 'ar') location.replace('/en' + location.search + location.hash);
})();
