const width = 208;

/** Returns the path of a roof with stepped merlons. */
function roofPath(y: number): string {
  const step = (width - 4) / 12;
  const tooth = `h${step * 0.14}v-3.5h${step * 0.18}v-4h${step * 0.36}v4h${step * 0.18}v3.5h${step * 0.14}`;
  return `M2 ${y}${tooth.repeat(12)}`.concat("V280H2Z");
}

/** A picture of one shop. `height` is the height of its wall, at most 280. */
export function ShopPicture({ height }: { height: number }) {
  const top = 280 - height;
  const glass = 273 - height * 0.39;
  return (
    <svg viewBox={`0 0 ${width} 280`} aria-hidden="true">
      <defs>
        <linearGradient id="shop-window" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#FFE3AE" />
          <stop offset="1" stopColor="#F2A33A" />
        </linearGradient>
        <radialGradient id="shop-light">
          <stop stopColor="#F2A33A" stopOpacity=".55" />
          <stop offset=".5" stopColor="#F2A33A" stopOpacity=".14" />
          <stop offset="1" stopColor="#F2A33A" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="77" cy="236" rx="187" ry="112" fill="url(#shop-light)" />
      <path fill="#1A2B4A" d={roofPath(top)} />
      <path
        fill="#0B1424"
        d={Array.from({ length: 12 }, (_, i) => `M${24 + i * 14} ${top + 22}h6l-3-6Z`).join("")}
      />
      <rect x="26.5" y={glass} width="102" height={273 - glass} fill="url(#shop-window)" />
      <path
        stroke="#7A4700"
        strokeWidth="1.5"
        d={`M77.5 ${glass}V273M26.5 ${glass + (273 - glass) * 0.4}h102`}
      />
      <rect x="144.8" y={glass + 13} width="36.7" height={280 - glass - 13} fill="#0B1424" />
      <rect x="38.7" y={top + 36} width="32.6" height={height * 0.2} rx="1" fill="#0B1424" />
      <rect x="108.1" y={top + 36} width="32.6" height={height * 0.2} rx="1" fill="#0B1424" />
    </svg>
  );
}
