import { grounds } from '@gable/shared/branding/brand-colours.ts'
import { cornersOf, fontStacks } from '@gable/shared/branding/look.ts'
import { type BrandInParts, publicBrandOf } from '@gable/shared/branding/public-brand.ts'

/** A brand at a glance: its logo or name on white, a button, and its colour. */
export function BrandFace({ branding }: { branding: BrandInParts }) {
  const { name, logo, colour, onColour, ink, buttonStyle, font } = publicBrandOf(branding)
  return (
    <div aria-hidden="true" style={{ backgroundColor: grounds.light, fontFamily: fontStacks[font] }}>
      <div className="flex h-28 items-center justify-between gap-4 px-5">
        {logo ? (
          <img
            src={logo.url}
            alt=""
            width={logo.width}
            height={logo.height}
            className="h-auto max-h-14 w-auto min-w-0 max-w-[60%] object-contain"
          />
        ) : (
          <span style={{ color: ink }} className="min-w-0 truncate font-semibold text-lead">
            {name}
          </span>
        )}
        <span
          style={{ backgroundColor: colour, color: onColour, borderRadius: cornersOf[buttonStyle] }}
          className="shrink-0 px-4 py-2 font-medium text-table"
        >
          Button
        </span>
      </div>
      <div style={{ backgroundColor: colour }} className="h-1.5" />
    </div>
  )
}
