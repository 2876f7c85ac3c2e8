import { marks } from '../../../branding/marks.ts'
import type { Box } from '../drawing.ts'
import type { SetText, Sketch } from '../sketch.ts'
import type { BackAreas } from './back-areas.ts'

/** Who sends the postcard, above the address: logo, agent, ways to reach them, and what the law wants to be said. */
export function drawAgentPanel(sketch: Sketch, { strip, isSmall }: BackAreas) {
  const foot = drawLegal(sketch, strip, isSmall)
  const logo = drawLogo(sketch, strip, isSmall)
  const box = isSmall
    ? { x: logo.x + logo.width + 12, y: strip.y, width: strip.x + strip.width - logo.x - logo.width - 12 }
    : { x: strip.x, y: logo.y + logo.height + 24, width: strip.width }
  drawContact(sketch, { ...box, height: foot - box.y - 4 }, isSmall)
}

function drawLogo(sketch: Sketch, strip: Box, isSmall: boolean): Box {
  const { sender, colors } = sketch.context
  const space = isSmall ? { width: 92, height: 30 } : { width: 190, height: 48 }
  if (!sender.printLogo) {
    const name = sketch.text(
      null,
      sender.brand.name,
      { ...strip, ...space },
      {
        font: 'serif-bold',
        size: isSmall ? 11.5 : 22,
        minimumSize: 6,
        lineHeight: 1.15,
        maximumLines: 3,
        fill: colors.ink,
        label: 'name of the brand',
      },
    )
    return { x: strip.x, y: strip.y, width: space.width, height: name.height }
  }
  const { url, width, height } = sender.printLogo
  const scale = Math.min(space.width / width, space.height / height)
  const box = { x: strip.x, y: strip.y, width: width * scale, height: height * scale }
  sketch.add({ type: 'image', url, ...box, pixels: { width, height }, focusX: 50, focusY: 50, ground: colors.white })
  return box
}

function drawContact(sketch: Sketch, box: Box, isSmall: boolean) {
  const { recipient, sender, colors } = sketch.context
  const { agent } = recipient
  const name = agent.fullName || sender.brand.name
  const set = sketch.set(
    null,
    name,
    { width: box.width, height: isSmall ? 22 : 34 },
    {
      font: 'sans-bold',
      size: isSmall ? 9.5 : 15,
      minimumSize: isSmall ? 6.5 : 8,
      lineHeight: 1.15,
      maximumLines: 2,
      fill: colors.text,
      label: "agent's name",
    },
  )
  sketch.place(set, box.x, box.y, box.width)
  const website = sender.brand.website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
  const company = sender.brand.name === name ? '' : sender.brand.name
  const reach = isSmall
    ? [agent.title || company, agent.phone, agent.email || website]
    : [[agent.title, company].filter(Boolean).join(', '), agent.phone, agent.email, website]
  const y = box.y + set.height + (isSmall ? 6 : 10)
  const rest = { ...box, y, height: box.y + box.height - y }
  sketch.text(null, reach.filter(Boolean).join('\n'), rest, {
    font: 'sans',
    size: isSmall ? 7.4 : 10.5,
    minimumSize: 5.2,
    lineHeight: 1.32,
    paragraphGap: 0,
    fill: colors.muted,
    label: "agent's contact details",
  })
}

/** Returns where it begins. */
function drawLegal(sketch: Sketch, strip: Box, isSmall: boolean): number {
  const { sender, colors } = sketch.context
  const icon = isSmall ? 9 : 12
  const icons = sender.brand.marks
  const iconsWidth = icons.length > 0 ? icons.length * (icon + 4) + 4 : 0
  const box = { width: strip.width - iconsWidth, height: strip.height * (isSmall ? 0.42 : 0.45) }
  const legal: SetText | null = sender.legalText
    ? sketch.set(null, sender.legalText.replace(/\s*\n\s*/g, ' '), box, {
        font: 'sans',
        size: isSmall ? 5.4 : 6.2,
        minimumSize: 4.2,
        lineHeight: 1.28,
        fill: colors.muted,
        label: 'legal text of the brand',
      })
    : null
  const height = Math.max(legal?.height ?? 0, icons.length > 0 ? icon : 0)
  const y = strip.y + strip.height - height
  if (legal) sketch.place(legal, strip.x + iconsWidth, y, box.width)
  for (const [index, mark] of icons.entries()) {
    const [x, top] = [strip.x + index * (icon + 4), y]
    sketch.add({ type: 'path', d: placePath(marks[mark].path, x, top, icon / 24), fill: colors.muted, rule: 'evenodd' })
  }
  return y - 4
}

/** Moves and scales the data of a path, which may be relative. */
function placePath(d: string, x: number, y: number, scale: number): string {
  let command = ''
  let index = 0
  const place = (value: number) => {
    const isAbsolute = command === command.toUpperCase()
    const kind = command.toUpperCase()
    const position = index++
    if (kind === 'A') {
      const slot = position % 7
      if (slot === 2 || slot === 3 || slot === 4) return value
      if (slot < 2 || !isAbsolute) return value * scale
      return value * scale + (slot === 5 ? x : y)
    }
    if (!isAbsolute) return value * scale
    const isVertical = kind === 'V' || (kind !== 'H' && position % 2 === 1)
    return value * scale + (isVertical ? y : x)
  }
  return d.replace(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g, (token) => {
    if (/[a-zA-Z]/.test(token)) {
      command = token
      index = 0
      return token
    }
    return ` ${Math.round(place(Number(token)) * 1000) / 1000}`
  })
}
