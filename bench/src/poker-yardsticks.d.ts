/** What the benchmark of poker ranks uses of evaluators that bring no types. */
declare module 'phe' {
  /** 0 straight flush, 1 four of a kind ... 8 high card. */
  const phe: {
    cardCodes(cards: readonly string[]): number[];
    rankCardCodes(codes: readonly number[]): number;
    rankCardsFast(cards: readonly string[]): number;
  };
  export default phe;
}
declare module 'pokersolver' {
  /** 1 high card, 2 pair ... 9 straight flush. */
  const pokersolver: { Hand: { solve(cards: readonly string[]): { rank: number } } };
  export default pokersolver;
}
