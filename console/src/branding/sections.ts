/** The sections of a brand, in the order of setup. */
export const brandingSections = [
  { path: 'style', label: 'Style' },
  { path: 'details', label: 'Details' },
  { path: 'compliance', label: 'Compliance' },
  { path: 'proof', label: 'Reviews' },
  { path: 'signatures', label: 'Signatures' },
] as const

export const brandingPath = (brandingId = '', section = '') =>
  ['marketing/branding', brandingId, section].filter((part) => part !== '').join('/')
