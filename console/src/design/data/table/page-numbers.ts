/** The pages to offer around the current one; `gap` stands for those left out. */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const near = new Set([1, pages, page - 1, page, page + 1])
  if (page <= 3) for (const number of [2, 3, 4]) near.add(number)
  if (page >= pages - 2) for (const number of [pages - 1, pages - 2, pages - 3]) near.add(number)
  const shown = [...near].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1]
    if (before === undefined || number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : ['gap' as const, number]
  })
}
