/** How the chronicle looks, on the screen and on A4. */
export const STYLE = `:root{--hand:"Caveat Variable","Segoe Print","Bradley Hand",cursive;--game:"Alegreya SC",Georgia,serif;--text:Fraunces,"Fraunces Variable",Georgia,serif}
body{margin:0;padding:28px 0 48px;background:#ddd2bb;color:#231c14;font:400 15px/1.5 system-ui,sans-serif}
main{width:min(760px,100% - 140px);margin:0 auto;padding:56px 70px 44px;background:#fdf9ef;box-shadow:0 10px 40px rgb(60 40 10/.28)}
.cover{text-align:center;margin-bottom:22px}.kicker{margin:0 0 8px;font:500 17px/1 var(--game);color:#8c2f22;letter-spacing:1px}
h1{margin:0;font:500 54px/1 var(--game);color:#8c2f22;overflow-wrap:anywhere}.by{margin:14px 0 2px;color:#5c5142;font:italic 400 16px var(--text)}
.tellers{display:flex;flex-wrap:wrap;justify-content:center;gap:2px 22px;margin:0;font:600 28px/1.1 var(--hand)}.sign{width:14px;height:14px;vertical-align:-1px}
figure{margin:0 -18px 14px}figure>svg{display:block;width:100%;height:auto;filter:drop-shadow(0 2px 6px rgb(60 40 10/.25))}
figcaption{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px 20px;padding:8px 18px 0;font:italic 400 13.5px/1.4 var(--text);color:#5c5142}
.keys i{display:inline-block;min-width:20px;border-radius:10px;text-align:center;font:700 12px/20px system-ui,sans-serif;color:#fff;margin-left:8px}
.keys .stood{background:#2a5876}.keys .lost{background:#8c2f22;border-radius:4px}.keys .ruined{background:#3a3633;border-radius:0}
.setting{font:400 15px/1.5 var(--text);color:#3a3226}
blockquote{margin:0 0 18px}blockquote p{margin:0;font:600 28px/1.12 var(--hand);overflow-wrap:anywhere}blockquote footer{margin-top:3px;font-size:13px;color:#5c5142}.foe{border-left:3px solid #8c2f22;padding-left:14px}
aside{display:flex;flex-direction:column;align-items:center;gap:5px;font-size:13px;color:#5c5142;text-align:center}.turn{font:500 16px/1 var(--game)}aside b{font:500 50px/.95 var(--text);color:#8c2f22}
.verdict{display:flex;gap:26px;align-items:center;justify-content:space-between;margin:20px 0 30px;padding:14px 4px;border-block:3px double #8c2f22}
.verdict b{font:500 27px/1.1 var(--game);color:#1f5838}.verdict p{margin:4px 0 0;font:italic 400 14.5px/1.4 var(--text);color:#5c5142}.verdict ul{list-style:none;margin:0;padding:0;font-size:14px;color:#5c5142;white-space:nowrap}
h2{margin:0 0 12px;font:500 29px/1.1 var(--game);color:#8c2f22}
.facts{margin:4px 0 0;font:400 14.5px/1.55 var(--text);color:#5c5142}h3{margin:20px 0 6px;font:500 18px/1.2 var(--game);color:#5c5142}.facts+blockquote,blockquote+.facts{margin-top:10px}
.two{display:grid;grid-template-columns:1fr 1fr;gap:34px}
.chapter,.between{display:grid;grid-template-columns:112px minmax(0,1fr);gap:0 28px;border-top:1px solid #d8ccb4;padding:24px 0 20px}
section+section:not(.chapter,.between,.verdict){margin-top:26px}
.card{width:60px;transform:rotate(-3deg);margin:6px 0;filter:drop-shadow(0 2px 3px rgb(60 40 10/.3))}.card text{font:700 24px var(--text)}.morale{color:#8c2f22;font-weight:600}
.between{padding:14px 0}.between>span{font:500 16px/1.4 var(--game);color:#5c5142;text-align:center}
.after{border-top:3px double #8c2f22;padding-top:24px}.columns{columns:2;column-gap:40px}.columns blockquote{break-inside:avoid}.columns p{font-size:25px}
.roll ul{columns:2;column-gap:34px;list-style:none;margin:0;padding:0;font:400 14.5px/1.45 var(--text);color:#3a3226}.roll li{break-inside:avoid;margin-bottom:12px}.roll b{font:600 22px/1.1 var(--hand)}.roll i{color:#8c2f22}.roll small{font-size:13px;color:#5c5142}.roll p{margin:2px 0 0}
.verdict.fallen b{color:#8c2f22}
.colophon{margin-top:34px;padding-top:10px;border-top:1px solid #d8ccb4;font-size:12.5px;color:#5c5142}
@page{size:A4;margin:14mm}
@media print{body{background:none;padding:0}main{width:auto;box-shadow:none;padding:0;background:none}h2{break-after:avoid}figure,.chapter,blockquote,.verdict{break-inside:avoid}h1{font-size:42px}*{print-color-adjust:exact}}
@media (max-width:700px){body{padding:0}main{width:auto;padding:26px 16px 60px}h1{font-size:36px}.two,.chapter,.between{grid-template-columns:minmax(0,1fr);gap:10px}aside{flex-direction:row;flex-wrap:wrap;gap:10px}aside b{font-size:32px}.between>span{text-align:start}.columns,.roll ul{columns:1}.verdict{flex-direction:column;align-items:flex-start;gap:8px}blockquote p{font-size:24px}figure{margin:0 -8px 14px}}`;
