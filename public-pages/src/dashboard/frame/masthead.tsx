import type { DashboardLabels } from '@gable/shared/contact-dashboard/labels/dashboard-labels.ts'
import type { DashboardHome, PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { Logo } from '../../brand/logo.tsx'

interface MastheadProps {
  page: PublicDashboard
  labels: DashboardLabels
}

/** The agency, the owner and the home. */
export function Masthead({ page, labels }: MastheadProps) {
  const { brand, owner, home } = page
  const { street, place } = toAddressLines(home)
  const photo = home.images.find(isOurs)
  return (
    <header class="masthead">
      <div class="agency">
        {brand.logo ? (
          <p class="logo">
            {/* The address and the value come first. */}
            <Logo logo={brand.logo} name={brand.name} widths={page.logoWidths} loading="lazy" />
          </p>
        ) : (
          <p class="name">{brand.name}</p>
        )}
        <LanguageLink page={page} labels={labels} />
      </div>
      <div class={photo ? 'home pictured' : 'home'}>
        <div>
          <p class="greeting">{labels.greeting(owner.firstName)}</p>
          <h1>{street}</h1>
          <p class="place">{place}</p>
          <OtherHomes page={page} labels={labels} />
        </div>
        {photo && <img class="photo" src={photo} width="480" height="320" alt={labels.photoOf(street)} />}
      </div>
    </header>
  )
}

function LanguageLink({ page: { code, language, isPreview, piece }, labels }: MastheadProps) {
  const other = language === 'en' ? 'es' : 'en'
  const query = `lang=${other}${piece ? `&m=${piece}` : ''}`
  return (
    <a class="language" href={isPreview ? undefined : `/d/${code}?${query}`} hreflang={other} lang={other}>
      {labels.otherLanguage}
    </a>
  )
}

/** Plain links, because each home has a page and a code of its own. */
function OtherHomes({ page: { otherHomes, language }, labels }: MastheadProps) {
  if (otherHomes.length === 0) return null
  return (
    <nav class="other-homes" aria-label={labels.otherHomes}>
      <p>{labels.otherHomes}</p>
      <ul>
        {otherHomes.map(({ address, code }) => (
          <li key={code}>
            <a href={`/d/${code}?lang=${language}`}>{address}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function toAddressLines({ address }: DashboardHome) {
  const { doorNumber, street, unit, city, state, zip, fullAddress } = address
  const line = [doorNumber, street, unit].filter(Boolean).join(' ')
  if (!line) return { street: fullAddress, place: '' }
  return { street: line, place: [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ') }
}

/** The page asks no other site for anything. */
const isOurs = (url: string) => /^\/(?!\/)/.test(url)
