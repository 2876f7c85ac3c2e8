import type { DashboardLabels } from '@gable/shared/contact-dashboard/labels/dashboard-labels.ts'
import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import {
  fitView,
  isInView,
  listRings,
  listTiles,
  type MapPoint,
  type MapView,
  mapRatio,
  toPosition,
  toWidthPercent,
} from './map-view.ts'
import { getCardId, type NumberedComparable } from './numbered-comparable.ts'
import { type PinPosition, spreadPins } from './spread-pins.ts'

interface NearbyMapProps {
  page: PublicDashboard
  labels: DashboardLabels
  comparables: readonly NumberedComparable[]
}

/**
 * The homes around the owner's, drawn to scale over a quiet ground. Everything is placed in percent, so that pins keep
 * their size on every screen. Without the location of the home there is no map.
 */
export function NearbyMap({ page, labels: { comps }, comparables }: NearbyMapProps) {
  const home = toPoint(page.home.address) ?? toPoint({ latitude: page.home.facts.lat, longitude: page.home.facts.long })
  const located = comparables.flatMap((comparable) => {
    const point =
      toPoint(comparable.addressComponent) ?? toPoint({ latitude: comparable.opd.lat, longitude: comparable.opd.long })
    return point ? [{ ...comparable, point }] : []
  })
  if (!home || located.length === 0) return null
  const view = fitView(
    home,
    located.map(({ point }) => point),
  )
  const places = located.filter(({ point }) => isInView(toPosition(point, view)))
  const beyond = located.filter((place) => !places.includes(place)).map(({ number }) => number)
  const positions = places.map(({ point }) => toPosition(point, view))
  const pins = spreadPins(positions).map((pin, index) => ({ ...pin, place: positions[index] ?? pin }))
  return (
    <>
      <figure class="nearby-map">
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
        <svg role="group" aria-label={comps.map(places.length)} width="100%" height="100%">
          {page.tiles && <Tiles template={page.tiles.url} view={view} />}
          {listRings(view).map((miles) => (
            <Ring key={miles} percent={toWidthPercent(miles, view)} text={comps.miles(String(miles))} />
          ))}
          <svg class="pin own" x="50%" y="50%" role="img" aria-label={comps.yourHome}>
            <circle r="17" />
            <path d="M-8 1 0-7l8 8M-5-1v8H5v-8" />
          </svg>
          {pins.map(({ x, y, place }, index) => (
            <PlaceMark key={places[index]?.number} x={x} y={y} place={place} />
          ))}
          {places.map(({ number, listingCategory, addressComponent }, index) => (
            // biome-ignore lint/a11y/noSvgWithoutTitle: the link in it has a name
            <svg key={number} class={`pin ${listingCategory}`} x={`${pins[index]?.x}%`} y={`${pins[index]?.y}%`}>
              <a href={`#${getCardId(number)}`} aria-label={`${number}: ${addressComponent.fullAddress}`}>
                <circle r="13" />
                <text dy="5">{number}</text>
              </a>
            </svg>
          ))}
        </svg>
        {page.tiles?.attribution && <figcaption>{page.tiles.attribution}</figcaption>}
      </figure>
      {beyond.length > 0 && <p class="source">{comps.beyondMap(beyond.join(', '))}</p>}
    </>
  )
}

/** Map servers may refuse requests without a referrer. It is the origin only, without the owner's link. */
const Tiles = ({ template, view }: { template: string; view: MapView }) => (
  <g class="tiles">
    {listTiles(template, view).map(({ url, x, y, width, height }) => (
      <foreignObject key={url} x={`${x}%`} y={`${y}%`} width={`${width}%`} height={`${height}%`}>
        <img src={url} alt="" referrerPolicy="strict-origin" />
      </foreignObject>
    ))}
  </g>
)

/** A line from a pin that had to move to the place of its home. */
const PlaceMark = ({ x, y, place }: PinPosition & { place: PinPosition }) =>
  x === place.x && y === place.y ? null : (
    <g class="place">
      <line x1={`${place.x}%`} y1={`${place.y}%`} x2={`${x}%`} y2={`${y}%`} />
      <circle cx={`${place.x}%`} cy={`${place.y}%`} r="3" />
    </g>
  )

/** A distance around the home. */
const Ring = ({ percent, text }: { percent: number; text: string }) => (
  <g class="ring">
    <circle cx="50%" cy="50%" r={`${round(percent / diagonal)}%`} />
    <text x="50%" y={`${round(50 - percent * mapRatio)}%`} dy="-5">
      {text}
    </text>
  </g>
)

/** A radius in percent refers to the diagonal divided by the root of two, here relative to the width. */
const diagonal = Math.sqrt((1 + 1 / mapRatio ** 2) / 2)

const round = (percent: number) => Math.round(percent * 100) / 100

const toPoint = ({ latitude, longitude }: { [K in keyof MapPoint]: number | null }): MapPoint | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude }
