/** A drawn row of houses along the lower edge of the brand's background, cropped to the available width. */
export const Roofs = () => (
  <svg class="roofs" viewBox="-20 0 1520 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <Street />
    <g transform="translate(760)">
      <Street />
    </g>
  </svg>
)

const Street = () => (
  <>
    <path d="M-20 200V120l70-58 70 58v80M120 200v-60h90v60M210 200V86l84-70 84 70v114M262 200v-64h64v64M378 200v-92h30l62-52 62 52v92M446 200v-52h48v52M532 200v-46h76v46M608 200v-98l66-54 66 54v98M-20 199.5h760" />
    <path d="M32 118h36v30H32zM274 84h40v30h-40zM452 100h36v26h-36zM650 112h46v32h-46zM146 160h38M558 172h26" />
  </>
)
