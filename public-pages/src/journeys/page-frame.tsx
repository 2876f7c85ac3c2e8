import type { Journey, JourneyForm } from '@gable/shared/journeys/journey.ts'
import type { Words } from '@gable/shared/journeys/words/words.ts'
import type { ComponentChildren } from 'preact'
import { BrandFooter } from '../brand/brand-footer.tsx'
import { fitted } from '../brand/fitted.ts'
import { LanguageLink } from './language-link.tsx'
import { Roofs } from './roofs.tsx'

interface PageFrameProps {
  journey: Pick<Journey, 'brand' | 'forms' | 'language'>
  words: Words
  begun?: string | undefined
  children: ComponentChildren
}

/** The page of one agent: whose it is and what it is about on one side, the journey on the other. */
export const PageFrame = ({ journey: { brand, forms, language }, words, begun, children }: PageFrameProps) => (
  <div class="page">
    <header class="hero">
      <div class="hero-inside">
        <div class="top">
          <Logo brand={brand} />
          <LanguageLink language={language} begun={begun} />
        </div>
        <Heading form={forms[0]} fallback={brand.name} />
      </div>
      <Roofs />
    </header>
    <main class="stage">
      <div class="card">{children}</div>
    </main>
    <BrandFooter brand={brand} words={words} />
  </div>
)

const Logo = ({ brand: { logo, name } }: Pick<Journey, 'brand'>) =>
  logo ? (
    <p class="logo">
      <img src={logo.url} {...fitted(logo, { width: 216, height: 48 })} alt={name} />
    </p>
  ) : (
    <p class="name">{name}</p>
  )

function Heading({ form, fallback }: { form: JourneyForm | undefined; fallback: string }) {
  const title = form?.title || fallback
  return (
    <>
      <h1 class={title.length > 32 ? 'long' : undefined}>{title}</h1>
      {form?.description && <p class="promise">{form.description}</p>}
    </>
  )
}
