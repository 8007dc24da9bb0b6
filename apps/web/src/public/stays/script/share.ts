/** By the phone's own sheet where there is one, otherwise into the clipboard. */
export function shareWhenPressed(): void {
  document.querySelectorAll<HTMLButtonElement>('[data-share]').forEach((button) => {
    const { share: url = '', title = '', done = '' } = button.dataset;
    const words = [...button.childNodes];
    button.hidden = false;
    button.addEventListener('click', () => {
      if (typeof navigator.share === 'function') {
        // Whoever closes the sheet again has changed her mind.
        navigator.share({ title, url }).catch(() => undefined);
        return;
      }
      void navigator.clipboard?.writeText(url).then(() => {
        button.textContent = done;
        setTimeout(() => button.replaceChildren(...words), 1500);
      });
    });
  });
}
