/** One sign, as a picture of its own or inside another drawing. */
import type { EffectId } from '../../data/effects.ts';
import { EFFECT_GLYPHS, GLYPHS, type GlyphName } from './glyphs.ts';

export function Glyph({ name, size = 18 }: { name: GlyphName; size?: number }) {
  return (
    <svg className="kb-glyph" viewBox="-11 -11 22 22" width={size} height={size} aria-hidden="true">
      <path d={GLYPHS[name]} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** A round badge inside a drawing. */
export function Badge({ x, y, r, d, fill, label }: { x: number; y: number; r: number; d: string; fill: string; label?: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill={fill} stroke="#fff7e6" strokeWidth={r * 0.15} />
      <g transform={`scale(${r * 0.062})`}>
        <path d={d} fill="none" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
      </g>
      {label ? <title>{label}</title> : null}
    </g>
  );
}

export function EffectSign({ id, size = 20, harmful }: { id: EffectId; size?: number; harmful: boolean }) {
  return (
    <svg viewBox="-11 -11 22 22" width={size} height={size} aria-hidden="true">
      <Badge x={0} y={0} r={10} d={EFFECT_GLYPHS[id]} fill={effectColour(harmful)} />
    </svg>
  );
}
export const effectColour = (harmful: boolean): string => (harmful ? '#6b3fa0' : '#2c6e49');
