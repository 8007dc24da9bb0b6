import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import i18next from 'i18next';
import { HOVER_CLOSE_DELAY } from '../../lib/timing';

/** Mirrors tokens.css for the places where Mantine computes with colours. */
const plum: MantineColorsTuple = [
  '#fbf4f8',
  '#f5e4ee',
  '#ebc6dc',
  '#dfa3c5',
  '#cf7aab',
  '#b95390',
  '#a13b7c',
  '#8a2c6b',
  '#6e2156',
  '#4f173e',
];
const gray: MantineColorsTuple = [
  '#faf9f7',
  '#f3f1ee',
  '#e7e3de',
  '#d6d0c9',
  '#b5ada4',
  '#8f867c',
  '#6f675f',
  '#524c46',
  '#37332f',
  '#1f1d1b',
];
const dark: MantineColorsTuple = [
  '#f4f1ed',
  '#d2cbc3',
  '#b3aaa0',
  '#958c82',
  '#47423d',
  '#38342f',
  '#262320',
  '#201d1b',
  '#1b1816',
  '#161412',
];
const sand: MantineColorsTuple = [
  '#fdf9f3',
  '#f9f1e6',
  '#f1e0c8',
  '#e8cfa9',
  '#d5aa72',
  '#c79a63',
  '#a87a3f',
  '#7a5525',
  '#5f421b',
  '#432f13',
];
/** Every step from 6 on is readable as text on white. */
const red: MantineColorsTuple = [
  '#fdf3f2',
  '#fae5e4',
  '#f3c6c4',
  '#e9a09c',
  '#dd7873',
  '#c85450',
  '#a32f2f',
  '#8c2626',
  '#741e1e',
  '#581616',
];
const green: MantineColorsTuple = [
  '#f1f9f5',
  '#e2f3ea',
  '#c0e3d0',
  '#97cfb3',
  '#67b58f',
  '#3f9670',
  '#1f6b4b',
  '#195a3f',
  '#134832',
  '#0d3425',
];

/** The client's break points: mobile is below 768. */
const breakpoints = { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '87.5em' };

const DROPDOWN_Z_INDEX = 115;
const MODAL_Z_INDEX = 110;
const overlayProps = { color: '#1f1d1b', backgroundOpacity: 0.42 };
const dropdown = { zIndex: DROPDOWN_Z_INDEX, transitionProps: { duration: 120 } };
/** Lists of choices open inside the page's landmarks, where assistive technology looks for them. */
const inPage = { ...dropdown, withinPortal: false };
/** The list box itself scrolls: a scroll area around it would need a focus stop of its own. */
const plainScroll = { withScrollArea: false, styles: { options: { maxBlockSize: 280, overflowY: 'auto' as const } } };

const ACCORDION_SLIDE_MS = 250;

export const theme = createTheme({
  colors: { plum, gray, dark, sand, red, green },
  primaryColor: 'plum',
  primaryShade: { light: 7, dark: 6 },
  white: '#ffffff',
  black: '#1f1d1b',
  fontFamily: "'Cairo Variable', Cairo, sans-serif",
  headings: { fontFamily: "'Cairo Variable', Cairo, sans-serif", fontWeight: '700' },
  fontSizes: { xs: '12.5px', sm: '13.5px', md: '14.5px', lg: '16px', xl: '18px' },
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.5', lg: '1.6', xl: '1.6' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '5px', sm: '6px', md: '8px', lg: '12px', xl: '14px' },
  defaultRadius: 'md',
  breakpoints,
  cursorType: 'pointer',
  respectReducedMotion: true,
  variantColorResolver: resolveVariant,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    Input: { defaultProps: { size: 'md' } },
    // Hints stand below, so that inputs side by side stay in one line.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    // Whoever types and presses Enter takes what is found first.
    Select: {
      defaultProps: { size: 'md', comboboxProps: inPage, selectFirstOptionOnChange: true, ...plainScroll },
    },
    Autocomplete: { defaultProps: { size: 'md', comboboxProps: inPage, ...plainScroll } },
    MultiSelect: {
      defaultProps: {
        size: 'md',
        comboboxProps: inPage,
        ...plainScroll,
        styles: { ...plainScroll.styles, pillsList: { maxBlockSize: 148, overflowY: 'auto' as const } },
      },
    },
    Checkbox: { defaultProps: { size: 'xs', radius: 5 } },
    Switch: { defaultProps: { size: 'sm', withThumbIndicator: false } },
    SegmentedControl: { defaultProps: { withItemsBorders: false } },
    Menu: {
      defaultProps: {
        ...inPage,
        shadow: undefined,
        radius: 10,
        closeDelay: HOVER_CLOSE_DELAY,
        withInitialFocusPlaceholder: false,
      },
    },
    Popover: { defaultProps: { ...dropdown, shadow: undefined, radius: 10 } },
    HoverCard: { defaultProps: { ...dropdown, closeDelay: HOVER_CLOSE_DELAY } },
    Tooltip: { defaultProps: { zIndex: DROPDOWN_Z_INDEX, openDelay: 300, withArrow: false } },
    Modal: { defaultProps: { zIndex: MODAL_Z_INDEX, radius: 14, centered: true, overlayProps } },
    // Inside a dialog their element would count as a second page header.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    Drawer: { defaultProps: { zIndex: MODAL_Z_INDEX, position: 'right', overlayProps } },
    Accordion: { defaultProps: { transitionDuration: ACCORDION_SLIDE_MS } },
    // Read when drawn, because the texts arrive after this file.
    Notification: { defaultProps: () => ({ closeButtonProps: { 'aria-label': i18next.t('ui:close') } }) },
    Notifications: { defaultProps: { zIndex: 120 } },
  },
});

/**
 * A filled control's text colour belongs to the world (dark ink on sand for managers at night), not to Mantine's white.
 */
function resolveVariant(input: Parameters<VariantColorsResolver>[0]): ReturnType<VariantColorsResolver> {
  const colors = defaultVariantColorsResolver(input);
  const isPrimary = !input.color || input.color === 'plum';
  if (!isPrimary) return colors;
  if (input.variant === 'filled') return { ...colors, color: 'var(--on-accent)' };
  if (input.variant === 'subtle' || input.variant === 'transparent')
    return { ...colors, hover: 'var(--grey-1)', color: 'var(--link)' };
  return colors;
}
