export const qrFileName = (pageName: string, extension: 'png' | 'svg'): string =>
  `${`${pageName} QrCode`.replaceAll('.', '_')}.${extension}`
