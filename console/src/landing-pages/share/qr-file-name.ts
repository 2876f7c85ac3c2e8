/** How a downloaded code is called, after the page it leads to. */
export const qrFileName = (pageName: string, ending: 'png' | 'svg'): string =>
  `${`${pageName} QrCode`.replaceAll('.', '_')}.${ending}`
