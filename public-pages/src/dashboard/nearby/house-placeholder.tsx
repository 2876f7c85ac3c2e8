/** A drawing in place of a photo. Neighbors look a little different from each other. */
export const HousePlaceholder = ({ variant }: { variant: number }) => (
  <svg
    class="house"
    viewBox="-40 14 240 80"
    width="240"
    height="80"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <path class="ground" d="M-240 78h640v16h-640z" />
    <path class="walls" d={houses[variant % houses.length]} />
    <path class="windows" d={windows[variant % windows.length]} />
  </svg>
)

const houses = [
  'M48 78V46l32-22 32 22v32z',
  'M36 78V50l24-18 24 18v28zM84 78V56h40v22z',
  'M44 78V40h72v38zM40 40l14-14h52l14 14z',
]
const windows = [
  'M60 52h12v12H60zM88 52h12v12H88zM75 62h10v16H75z',
  'M50 54h10v10H50zM68 62h10v16H68zM94 62h20v16H94z',
  'M54 50h12v12H54zM94 50h12v12H94zM74 58h12v20H74z',
]
