import type { BrandColors } from './brand-colors.ts'

export interface MarkedBrand extends Pick<BrandColors, 'color' | 'onColor'> {
  name: string
}

/** The mark of a brand where a logo does not fit: its initial on its color. 32 by 32. */
export const renderBrandMark = ({ name, color, onColor }: MarkedBrand): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${color}"/><text x="16" y="23" font-family="system-ui,-apple-system,'Segoe UI',Arial,sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="${onColor}">${getInitial(name)}</text></svg>`

export const toBrandMarkUrl = (brand: MarkedBrand): string =>
  `data:image/svg+xml,${encodeURIComponent(renderBrandMark(brand)).replaceAll("'", '%27')}`

/** The first letter or digit. */
const getInitial = (name: string): string => [...(/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '·')].join('').toUpperCase()
