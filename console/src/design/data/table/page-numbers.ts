/** The page numbers to show. `gap` marks omitted pages. */
export function getPageNumbers(page: number, pages: number): (number | 'gap')[] {
  const near = new Set([1, pages, page - 1, page, page + 1])
  if (page <= 3) for (const number of [2, 3, 4]) near.add(number)
  if (page >= pages - 2) for (const number of [pages - 1, pages - 2, pages - 3]) near.add(number)
  const visible = [...near].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b)
  return visible.flatMap((number, index) => {
    const previous = visible[index - 1]
    if (previous === undefined || number - previous === 1) return [number]
    return number - previous === 2 ? [number - 1, number] : ['gap' as const, number]
  })
}
