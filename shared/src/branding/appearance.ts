export const buttonStyles = ['ROUNDED', 'SQUARE', 'PILL'] as const
export type ButtonStyle = (typeof buttonStyles)[number]

/** Font stacks of preinstalled fonts, so that no visitor waits for a download. */
export const fonts = ['SYSTEM', 'HUMANIST', 'GEOMETRIC', 'SERIF', 'SLAB'] as const
export type Font = (typeof fonts)[number]

export const fontStacks: Record<Font, string> = {
  SYSTEM: "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif",
  HUMANIST: "Seravek,'Gill Sans Nova',Ubuntu,Calibri,'DejaVu Sans',sans-serif",
  GEOMETRIC: "Avenir,Montserrat,Corbel,'URW Gothic',sans-serif",
  SERIF: "'Iowan Old Style','Palatino Linotype','URW Palladio L',P052,serif",
  SLAB: "Rockwell,'Rockwell Nova','Roboto Slab','DejaVu Serif','Sitka Small',serif",
}

export const borderRadii: Record<ButtonStyle, string> = { ROUNDED: '8px', SQUARE: '0', PILL: '999px' }

export const defaultColor = '#CC3616'
export const defaultButtonStyle: ButtonStyle = 'ROUNDED'
export const defaultFont: Font = 'SYSTEM'
