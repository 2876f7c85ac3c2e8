import { getBookingLabels } from '@gable/shared/appointments/booking-labels.ts'
import type { AppointmentPlace } from '@gable/shared/appointments/booking-page.ts'
import type { PublicBrand } from '@gable/shared/branding/public-brand.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { getJourneyLabels } from '@gable/shared/journeys/labels/get-journey-labels.ts'
import type { ComponentChildren } from 'preact'
import { BrandFooter } from '../brand/brand-footer.tsx'
import { renderBrandStyle } from '../brand/brand-style.ts'
import { fitWithin } from '../brand/fit-within.ts'
import { FontPreloads } from '../brand/font-preloads.tsx'
import { getInitials } from '../brand/initials.ts'
import { type FileUrl, renderDocument } from '../document.tsx'

export interface BookingLayoutInput {
  brand: PublicBrand
  agent: { name: string; title: string; photo: string | null }
  /** What is booked. */
  offer: { title: string; description: string; minutes: number; place: AppointmentPlace }
  language: Language
  /** The page in the other language. */
  otherLanguageUrl: string
  fileUrl: FileUrl
  children: ComponentChildren
}

/** A booking page: the agent and what is booked beside the content. Returns its inline style for the page policy. */
export function renderBookingLayout({ children, ...input }: BookingLayoutInput) {
  const { brand, agent, offer, language, fileUrl } = input
  const labels = getBookingLabels(language)
  const style = renderBrandStyle(brand, fileUrl)
  const html = renderDocument({
    brand,
    title: `${offer.title} ${labels.with(agent.name)}`,
    lang: language,
    style: fileUrl('appointments.css'),
    robots: 'noindex, nofollow',
    head: (
      <>
        <meta name="theme-color" content={brand.color} />
        <meta name="referrer" content="same-origin" />
        <FontPreloads brand={brand} fileUrl={fileUrl} />
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </>
    ),
    children: (
      <>
        <BookingHeader {...input} />
        <main class="card">
          <aside>
            {agent.photo ? (
              <img class="portrait" src={agent.photo} alt="" width={72} height={72} />
            ) : (
              <p class="portrait" aria-hidden="true">
                {getInitials(agent.name)}
              </p>
            )}
            <h1>{offer.title}</h1>
            <p>
              {labels.with(agent.name)}
              {agent.title && <span class="muted">{agent.title}</span>}
            </p>
            <ul class="facts">
              <li>{labels.minutes(offer.minutes)}</li>
              <li>{labels.place[offer.place]}</li>
            </ul>
            {offer.description && <p class="description">{offer.description}</p>}
          </aside>
          <div class="content">{children}</div>
        </main>
        <BrandFooter brand={brand} language={language} labels={getJourneyLabels(language)} />
      </>
    ),
  })
  return { html, style }
}

const BookingHeader = ({
  brand,
  language,
  otherLanguageUrl,
}: Pick<BookingLayoutInput, 'brand' | 'language' | 'otherLanguageUrl'>) => {
  const other =
    language === 'en' ? ({ code: 'es', name: 'Español' } as const) : ({ code: 'en', name: 'English' } as const)
  return (
    <header class="top">
      {brand.logo ? (
        <p class="logo">
          <img src={brand.logo.url} {...fitWithin(brand.logo, { width: 216, height: 48 })} alt={brand.name} />
        </p>
      ) : (
        <p class="name">{brand.name}</p>
      )}
      <a href={otherLanguageUrl} lang={other.code} hreflang={other.code}>
        {other.name}
      </a>
    </header>
  )
}
