import type { WidgetType } from '@gable/shared/widgets/settings.ts'
import { widgetTypeLabels } from './widget-type-labels.ts'
import { WidgetTypeSample } from './widget-type-sample.tsx'

/** Previews of the widget types that `WidgetPromo` does not show. */
export const WidgetSamples = () => (
  <section aria-labelledby="samples" className="mt-10">
    <h2 id="samples" className="mb-4 font-semibold text-lead">
      How they look on your website
    </h2>
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {samples.map(({ type, text }) => (
        <li key={type} className="overflow-hidden rounded-lg border border-line bg-surface">
          <div className="aspect-[4/3] border-line border-b">
            <WidgetTypeSample type={type} />
          </div>
          <div className="p-5">
            <h3 className="font-semibold">{widgetTypeLabels[type]}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
)

const samples: { type: WidgetType; text: string }[] = [
  {
    type: 'SEARCH',
    text: 'A search bar for the top of a page. Visitors who type in their address are thinking about selling.',
  },
  { type: 'MORTGAGE_CALC', text: 'The monthly payment, with your state’s property tax and home insurance.' },
  { type: 'AFFORDABILITY_CALC', text: 'The price a buyer can afford, and the home they may need to sell first.' },
]
