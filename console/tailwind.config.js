import plugin from 'tailwindcss/plugin'

/** Names for the tokens of src/design/theme.css; nothing else names a raw colour, radius, shadow or z-index. */
const token = (name) => `rgb(var(--${name}) / <alpha-value>)`

/** @type {import('tailwindcss').Config} */
export default {
  content: { relative: true, files: ['./index.html', './src/**/*.{ts,tsx}'] },
  // Tremor puts its class names together while it draws: its own few for axes, and one per colour of a series.
  safelist: [
    { pattern: /^(fill|stroke|text)-chart-[1-6]$/ },
    ...['fill-tremor-content', 'stroke-tremor-border', 'stroke-tremor-background', 'text-tremor-label', 'stroke-1'],
  ],
  darkMode: ['class', '[data-theme="dark"]'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      ground: token('ground'),
      surface: token('surface'),
      raised: token('raised'),
      sunken: token('sunken'),
      hover: token('hover'),
      line: token('line'),
      'line-strong': token('line-strong'),
      control: token('control'),
      ink: token('ink'),
      muted: token('muted'),
      faint: token('faint'),
      accent: {
        DEFAULT: token('accent'),
        hover: token('accent-hover'),
        pressed: token('accent-pressed'),
        soft: token('accent-soft'),
        ink: token('accent-ink'),
        on: token('accent-on'),
      },
      success: { DEFAULT: token('success'), soft: token('success-soft'), ink: token('success-ink') },
      warning: { DEFAULT: token('warning'), soft: token('warning-soft'), ink: token('warning-ink') },
      danger: {
        DEFAULT: token('danger'),
        hover: token('danger-hover'),
        soft: token('danger-soft'),
        ink: token('danger-ink'),
        on: token('danger-on'),
      },
      info: { DEFAULT: token('info'), soft: token('info-soft'), ink: token('info-ink') },
      chart: {
        1: token('chart-1'),
        2: token('chart-2'),
        3: token('chart-3'),
        4: token('chart-4'),
        5: token('chart-5'),
        6: token('chart-6'),
      },
      tremor: { content: token('muted'), border: token('line'), background: token('surface') },
      scrim: 'rgb(var(--scrim) / 0.45)',
    },
    borderRadius: { none: '0', sm: '4px', md: '6px', lg: '8px', full: '9999px' },
    boxShadow: { none: 'none', float: 'var(--shadow-float)' },
    zIndex: { 0: '0', sticky: '10', sidebar: '20', drawer: '30', dialog: '40', popover: '50', toast: '60' },
    fontFamily: {
      sans: ['"Inter Variable"', '"Inter Fallback"', 'system-ui', 'sans-serif'],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'monospace'],
    },
    fontSize: {
      label: ['12px', '16px'],
      'tremor-label': ['12px', '16px'],
      table: ['13px', '20px'],
      body: ['14px', '20px'],
      lead: ['16px', '24px'],
      title: ['20px', '28px'],
      figure: ['24px', '32px'],
    },
    screens: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px', wide: '1400px', '2xl': '1536px' },
    extend: {
      backgroundImage: {
        dots: 'radial-gradient(rgb(var(--line-strong) / 0.45) 1px, transparent 1px)',
      },
      transitionTimingFunction: { DEFAULT: 'cubic-bezier(0.2, 0, 0, 1)' },
      transitionDuration: { DEFAULT: '150ms' },
      keyframes: {
        rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
        appear: { from: { opacity: '0' } },
        breathe: { '50%': { opacity: '0.55' } },
      },
      animation: {
        rise: 'rise 250ms cubic-bezier(0.2, 0, 0, 1)',
        // A quick answer needs no place-holder: it stays away for 150 ms, fades in, and only then breathes.
        skeleton: 'appear 150ms ease-out 150ms backwards, breathe 2s ease-in-out 400ms infinite',
      },
    },
  },
  plugins: [
    plugin(({ addVariant }) => {
      addVariant('touch', '@media (pointer: coarse)')
      // Disabled buttons stay focusable, so `aria-disabled` says it and `:enabled` would not know.
      addVariant('live', '&:not([aria-disabled=true])')
      // Searches, selects and buttons look alike next to each other above a list.
      addVariant('filters', '.filters &')
    }),
  ],
}
