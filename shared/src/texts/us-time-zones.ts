const zoneNames = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  Z: 'America/Phoenix',
  P: 'America/Los_Angeles',
  K: 'America/Anchorage',
  H: 'Pacific/Honolulu',
  R: 'America/Puerto_Rico',
} as const
type Zone = keyof typeof zoneNames

/** State, its time zones, its name and its area codes. */
const states = `
AL C Alabama 205 251 256 334 659 938
AK K Alaska 907
AZ Z Arizona 480 520 602 623 928
AR C Arkansas 327 479 501 870
CA P California 209 213 279 310 323 341 350 369 408 415 424 442 510 530 559 562 619 626 628 650 657 661 669 707 714 747 760 805 818 820 831 837 840 858 909 916 925 949 951
CO M Colorado 303 719 720 970 983
CT E Connecticut 203 475 860 959
DE E Delaware 302
DC E District_of_Columbia 202 771
FL EC Florida 239 305 321 324 352 386 407 448 561 645 656 689 727 728 754 772 786 813 850 863 904 941 954
GA E Georgia 229 404 470 478 678 706 762 770 912 943
HI H Hawaii 808
ID MP Idaho 208 986
IL C Illinois 217 224 309 312 331 447 464 618 630 708 730 773 779 815 847 861 872
IN EC Indiana 219 260 317 463 574 765 812 930
IA C Iowa 319 515 563 641 712
KS CM Kansas 316 620 785 913
KY EC Kentucky 270 364 502 606 859
LA C Louisiana 225 318 337 457 504 985
ME E Maine 207
MD E Maryland 227 240 301 410 443 667
MA E Massachusetts 339 351 413 508 617 774 781 857 978
MI EC Michigan 231 248 269 313 517 586 616 679 734 810 906 947 989
MN C Minnesota 218 320 507 612 651 763 924 952
MS C Mississippi 228 471 601 662 769
MO C Missouri 235 314 417 557 573 636 660 816 975
MT M Montana 406
NE CM Nebraska 308 402 531
NV P Nevada 702 725 775
NH E New_Hampshire 603
NJ E New_Jersey 201 551 609 640 732 848 856 862 908 973
NM M New_Mexico 505 575
NY E New_York 212 315 329 332 347 363 516 518 585 607 624 631 646 680 716 718 838 845 914 917 929 934
NC E North_Carolina 252 336 472 704 743 828 910 919 980 984
ND CM North_Dakota 701
OH E Ohio 216 220 234 283 326 330 380 419 436 440 513 567 614 740 937
OK C Oklahoma 405 539 572 580 918
OR PM Oregon 458 503 541 971
PA E Pennsylvania 215 223 267 272 412 445 484 570 582 610 717 724 814 835 878
RI E Rhode_Island 401
SC E South_Carolina 803 821 839 843 854 864
SD CM South_Dakota 605
TN EC Tennessee 423 615 629 731 865 901 931
TX CM Texas 210 214 254 281 325 346 361 409 430 432 469 512 621 682 713 726 737 806 817 830 832 903 915 936 940 945 956 972 979
UT M Utah 385 435 801
VT E Vermont 802
VA E Virginia 276 434 540 571 686 703 757 804 826 948
WA P Washington 206 253 360 425 509 564
WV E West_Virginia 304 681
WI C Wisconsin 262 274 353 414 534 608 715 920
WY M Wyoming 307
PR R Puerto_Rico 787 939`
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', zones = '', name = '', ...areaCodes] = line.split(' ')
    return {
      code,
      name: name.replaceAll('_', ' ').toLowerCase(),
      zones: [...zones].map((zone) => zoneNames[zone as Zone]),
      areaCodes,
    }
  })

/** The zones of the state that an area code belongs to. A number may lie in any of them. */
export const zonesByAreaCode: ReadonlyMap<string, readonly string[]> = new Map(
  states.flatMap(({ areaCodes, zones }) => areaCodes.map((areaCode) => [areaCode, zones] as const)),
)

const byState = new Map(
  states.flatMap(({ code, name, zones }) => [[code.toLowerCase(), zones] as const, [name, zones] as const]),
)

export const stateZones = (state: string): readonly string[] | undefined => byState.get(state.trim().toLowerCase())
