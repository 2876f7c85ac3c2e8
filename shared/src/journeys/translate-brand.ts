import type { PublicBrand } from '../branding/public-brand.ts'
import type { Language } from './journey.ts'

/** The brand in the language of a page. What the agency has only in English stays, because the law may require it. */
export const translateBrand = ({ inSpanish, ...brand }: PublicBrand, language: Language): PublicBrand =>
  language === 'es' ? { ...brand, ...inSpanish } : brand
