import type { SearchHero } from '@gable/shared/landing-pages/layout.ts'
import type { ShownPage } from '@gable/shared/landing-pages/shown-page.ts'
import { SearchForm } from './search-form.tsx'

interface OpeningProps {
  page: ShownPage
  hero: SearchHero
  button: string
  tab?: number
  level?: 'h1' | 'h2'
}

/** What the page is for, in a line or two, and the way in. The journey takes its place. */
export const Opening = ({ page, hero, button, tab, level: Heading = 'h1' }: OpeningProps) => (
  <div class="opening">
    <div class="invitation">
      <Heading class={hero.heading.length > 36 ? 'long' : undefined}>{hero.heading}</Heading>
      {hero.subHeading && <p class="promise">{hero.subHeading}</p>}
      <SearchForm page={page} hero={hero} button={button} {...(tab !== undefined && { tab })} />
    </div>
    <div class="journey-place" hidden />
  </div>
)
