import { borderRadii, fontStacks } from '@gable/shared/branding/appearance.ts'
import { backgrounds } from '@gable/shared/branding/brand-colors.ts'
import { type BrandParts, toPublicBrand } from '@gable/shared/branding/public-brand.ts'

/** A small preview of a brand: its logo or name on white, a button, and its color. */
export function BrandThumbnail({ branding }: { branding: BrandParts }) {
  const { name, logo, color, onColor, ink, buttonStyle, font } = toPublicBrand(branding)
  return (
    <div aria-hidden="true" style={{ backgroundColor: backgrounds.light, fontFamily: fontStacks[font] }}>
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
          style={{ backgroundColor: color, color: onColor, borderRadius: borderRadii[buttonStyle] }}
          className="shrink-0 px-4 py-2 font-medium text-table"
        >
          Button
        </span>
      </div>
      <div style={{ backgroundColor: color }} className="h-1.5" />
    </div>
  )
}
