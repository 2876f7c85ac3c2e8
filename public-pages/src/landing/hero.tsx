import type { SearchHero } from '@gable/shared/landing-pages/layout.ts'
import type { PublicPage } from '@gable/shared/landing-pages/public-page.ts'
import { SearchForm } from './search-form.tsx'

interface HeroProps {
  page: PublicPage
  hero: SearchHero
  button: string
  tab?: number
  level?: 'h1' | 'h2'
}

/** The heading and search bar, and a slot where the journey replaces them. */
export const Hero = ({ page, hero, button, tab, level: Heading = 'h1' }: HeroProps) => (
  <div class="hero">
    <div class="intro">
      <Heading class={hero.heading.length > 36 ? 'long' : undefined}>{hero.heading}</Heading>
      {hero.subHeading && <p class="description">{hero.subHeading}</p>}
      <SearchForm page={page} hero={hero} button={button} {...(tab !== undefined && { tab })} />
    </div>
    <div class="journey-slot" hidden />
  </div>
)
