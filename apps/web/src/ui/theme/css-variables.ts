import type { CSSVariablesResolver } from '@mantine/core';

const semantic = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-2)',
  '--mantine-color-placeholder': 'var(--text-2)',
  '--mantine-color-error': 'var(--red)',
  '--mantine-color-success': 'var(--green)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--grey-0)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--grey-3)',
  '--mantine-color-disabled': 'var(--grey-1)',
  '--mantine-color-disabled-color': 'var(--grey-5)',
  '--mantine-color-disabled-border': 'var(--grey-2)',
  '--mantine-color-plum-filled': 'var(--accent)',
  '--mantine-color-plum-filled-hover': 'var(--accent-hover)',
  '--mantine-color-plum-light': 'var(--plum-1)',
  '--mantine-color-plum-light-hover': 'var(--plum-2)',
  '--mantine-color-plum-light-color': 'var(--plum-8)',
  '--mantine-color-plum-text': 'var(--link)',
  '--mantine-color-plum-outline': 'var(--primary)',
  '--mantine-color-red-filled': '#a32f2f',
  '--mantine-color-red-filled-hover': '#8c2626',
  '--mantine-color-red-light': 'var(--red-soft)',
  '--mantine-color-red-light-color': 'var(--red)',
  '--mantine-color-red-outline': 'var(--red)',
  '--mantine-color-red-outline-hover': 'var(--red-soft)',
  '--mantine-color-red-text': 'var(--red)',
  '--mantine-color-green-filled': '#1f6b4b',
  '--mantine-color-green-filled-hover': '#195a3f',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
};

/** Mantine asks for a value per colour scheme; ours are tokens that change by themselves. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: semantic, dark: semantic });
