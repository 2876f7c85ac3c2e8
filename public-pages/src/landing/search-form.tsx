import type { SearchHero } from '@gable/shared/landing-pages/layout.ts'
import type { ShownPage } from '@gable/shared/landing-pages/shown-page.ts'

interface SearchFormProps {
  page: Pick<ShownPage, 'pageId' | 'language'>
  hero: SearchHero
  button: string
  /** Of a page with tabs: which one this stands on. */
  tab?: number
}

/** One line and one button. Without script it leads to the form on a page of its own, with what was typed. */
export function SearchForm({ page: { pageId, language }, hero, button, tab = 0 }: SearchFormProps) {
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
      {tab > 0 && <input type="hidden" name="tab" value={tab} />}
      <button type="submit">{button}</button>
    </form>
  )
}
