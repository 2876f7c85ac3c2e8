import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

interface FeaturePromoProps {
  /** Shown above the title. */
  badge?: ReactNode
  title: string
  text: string
  benefits: readonly string[]
  actions: ReactNode
  /** A sample of the feature, shown beside the text. */
  sample: ReactNode
}

/** Promotes a feature that the account does not have yet. */
export const FeaturePromo = ({ badge, title, text, benefits, actions, sample }: FeaturePromoProps) => (
  <section
    aria-labelledby="feature-promo"
    className="grid overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]"
  >
    <div className="p-6 sm:p-10">
      {badge && <div className="mb-4">{badge}</div>}
      <h2
        id="feature-promo"
        className="text-balance font-semibold text-[28px] leading-9 tracking-[-0.02em] sm:text-[32px] sm:leading-10"
      >
        {title}
      </h2>
      <p className="mt-3 text-pretty text-lead text-muted">{text}</p>
      <ul className="mt-6 space-y-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success-ink" />
            {benefit}
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-2">{actions}</div>
    </div>
    <div className="flex items-center border-line bg-sunken py-8 max-lg:border-t lg:border-l">
      <div className="ml-6 w-full overflow-hidden rounded-l-lg border border-line border-r-0 bg-surface shadow-float sm:ml-10">
        {sample}
      </div>
    </div>
  </section>
)
