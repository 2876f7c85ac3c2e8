import { Select } from '../../inputs/select.tsx'

interface PageSizeProps {
  size: number
  sizes: readonly number[]
  onChange: (size: number) => void
}

/** How many rows stand on a page. */
export const PageSize = ({ size, sizes, onChange }: PageSizeProps) => (
  <div className="flex items-center gap-2">
    <span aria-hidden className="whitespace-nowrap">
      Rows per page
    </span>
    <div className="w-20 shrink-0">
      <Select
        aria-label="Rows per page"
        value={String(size)}
        options={sizes.map((one) => ({ value: String(one), label: String(one) }))}
        onChange={(chosen) => onChange(Number(chosen))}
      />
    </div>
  </div>
)
