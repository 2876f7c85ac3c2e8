import type { Journey, JourneyForm } from '@gable/shared/journeys/journey.ts'
import type { JourneyLabels } from '@gable/shared/journeys/labels/journey-labels.ts'
import type { ComponentChildren } from 'preact'
import { BrandFooter } from '../brand/brand-footer.tsx'
import { fitWithin } from '../brand/fit-within.ts'
import { LanguageLink } from './language-link.tsx'
import { Roofs } from './roofs.tsx'

interface PageFrameProps {
  journey: Pick<Journey, 'brand' | 'forms' | 'language'>
  labels: JourneyLabels
  /** What the link to the page in the other language carries along. */
  query?: Record<string, string | undefined> | undefined
  children: ComponentChildren
}

/** The layout of a hosted form: brand and heading on one side, the journey on the other. */
export const PageFrame = ({ journey: { brand, forms, language }, labels, query, children }: PageFrameProps) => (
  <div class="page">
    <header class="hero">
      <div class="hero-content">
        <div class="top">
          <Logo brand={brand} />
          <LanguageLink language={language} query={query} />
        </div>
        <Heading form={forms[0]} fallback={brand.name} />
      </div>
      <Roofs />
    </header>
    <main class="stage">
      <div class="card">{children}</div>
    </main>
    <BrandFooter brand={brand} language={language} labels={labels} />
  </div>
)

const Logo = ({ brand: { logo, name } }: Pick<Journey, 'brand'>) =>
  logo ? (
    <p class="logo">
      <img src={logo.url} {...fitWithin(logo, { width: 216, height: 48 })} alt={name} />
    </p>
  ) : (
    <p class="name">{name}</p>
  )

function Heading({ form, fallback }: { form: JourneyForm | undefined; fallback: string }) {
  const title = form?.title || fallback
  return (
    <>
      <h1 class={title.length > 32 ? 'long' : undefined}>{title}</h1>
      {form?.description && <p class="description">{form.description}</p>}
    </>
  )
}
