/** The parts of a brand, in the order in which one sets them up. */
export const sections = [
  { path: 'style', label: 'Style' },
  { path: 'details', label: 'Details' },
  { path: 'compliance', label: 'Compliance' },
  { path: 'signatures', label: 'Signatures' },
] as const

export const brandingPath = (brandingId = '', section = '') =>
  ['marketing/branding', brandingId, section].filter((part) => part !== '').join('/')
