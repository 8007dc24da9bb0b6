import type { SelectProps } from '@mantine/core';

/**
 * For a Select whose choices come from the server: Enter takes the first of them once they are those of what stands
 * there. Before that it takes nothing, and never sends the form.
 */
export const takeFound = (isFound: boolean): Pick<SelectProps, 'selectFirstOptionOnChange' | 'onKeyDown'> => ({
  selectFirstOptionOnChange: isFound,
  onKeyDown: (event) => {
    if (event.key === 'Enter' && event.currentTarget.getAttribute('aria-expanded') === 'true') event.preventDefault();
  },
});
