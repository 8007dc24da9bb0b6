export default {
  plugins: {
    'postcss-preset-mantine': {},
    // The client's break points, for media queries in CSS modules.
    'postcss-simple-vars': {
      variables: {
        'breakpoint-xs': '36em',
        'breakpoint-sm': '48em',
        'breakpoint-md': '62em',
        'breakpoint-lg': '75em',
        'breakpoint-xl': '87.5em',
      },
    },
  },
};
