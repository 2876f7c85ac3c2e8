import { Select } from '../../inputs/select.tsx'

interface PageSizeProps {
  size: number
  sizes: readonly number[]
  onChange: (size: number) => void
}

/** Selects the number of rows per page. */
export const PageSize = ({ size, sizes, onChange }: PageSizeProps) => (
  <div className="flex items-center gap-2">
    <span aria-hidden className="whitespace-nowrap">
      Rows per page
    </span>
    <div className="w-20 shrink-0">
      <Select
        aria-label="Rows per page"
        value={String(size)}
        options={sizes.map((option) => ({ value: String(option), label: String(option) }))}
        onChange={(value) => onChange(Number(value))}
      />
    </div>
  </div>
)
