export default function Stub(_props: { id?: string; game?: string }) { return null; }
