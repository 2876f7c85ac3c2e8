import type { SearchHero } from '@gable/shared/landing-pages/layout.ts'
import type { PublicPage } from '@gable/shared/landing-pages/public-page.ts'
import { initialReferrerParameter } from '@gable/shared/traffic/initial-referrer.ts'
import { variantParameter } from '@gable/shared/traffic/shown-variant.ts'

interface SearchFormProps {
  page: Pick<PublicPage, 'pageId' | 'language' | 'variant' | 'referrer'>
  hero: SearchHero
  button: string
  /** The index of the tab that contains the form. */
  tab?: number
}

/** The search bar. Without JavaScript it opens the hosted form with the typed text filled in. */
export function SearchForm({ page: { pageId, language, variant, referrer }, hero, button, tab = 0 }: SearchFormProps) {
  const id = `search-${tab}`
  return (
    <form class="search" action={`/f/${pageId}`} method="get" data-tab={tab} data-label={hero.searchBarText}>
      <label class="unseen" for={id}>
        {hero.searchBarText}
      </label>
      <input
        id={id}
        name="address"
        placeholder={hero.searchBarText}
        required
        maxLength={300}
        autocomplete="street-address"
        spellcheck={false}
        enterkeyhint="go"
      />
      <input type="hidden" name="lang" value={language} />
      {variant && <input type="hidden" name={variantParameter} value={variant} />}
      {referrer && <input type="hidden" name={initialReferrerParameter} value={referrer} />}
      {tab > 0 && <input type="hidden" name="tab" value={tab} />}
      <button type="submit">{button}</button>
    </form>
  )
}
