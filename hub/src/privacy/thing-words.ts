/** Words right before a number that say that it belongs to a thing: an order, an invoice, a parcel, a part, a case. */

const WHOLE = new Set(
  `id ids uid gid pid iid order orders invoice ticket issue ref reference sha hash commit revision rev version build ts
  timestamp time date epoch at size bytes length count total amount price sum balance seq sequence port line lines offset
  sku zip zipcode postcode ms ns seconds duration created updated modified expires thread message msg channel job
  pipeline run object row isbn issn ean upc gtin doi snowflake trace span request session serial tracking parcel lot
  batch part barcode progress shipment siret siren krs kvk hrb duns lei blz bic imei imsi iccid vin meeting plz postal
  pocztowy postnummer dossier protocolo saksnr ärende
  etag ndc pzn cursor tag waybill awb docket receipt voucher claim policy contract booking reservation lottery frequency
  drawing inventory police polise polizze folio radicado expediente boleta boleto guía póliza trámite apólice processo
  rastreio devis réf référence matricule sinistre ddt pratica polizza contratto contrato prot protocollo preventivo
  scontrino offerte pakbon zam fv paragon indeks kid ocr vs erä resi pesanan dosya kargo poliçe kayıt fiş ттн дело
  مرجع סימוכין`.split(/\s+/),
);

/** How such words begin, in languages with many endings and compounds. */
const STARTS = [
  // German, Dutch, Scandinavian, Finnish, Icelandic.
  `seri artikel bestell rechnung auftrag sendung vorgang kundenn zeile aktenzeichen beleg lieferschein angebot ersatzteil
  teilen zeichnung inventar mandat vertrag buchung debitor kreditor klantn bestelling factuur ordern zaakn polisn ordre
  faktur forsendels tilau lasku viite toimitus pöntun tilvísun málsn journaln ärenden sagsn saksn diarien`,
  // Polish, Czech, Slovak, Slovenian, Croatian, Serbian.
  `seryj zamówieni zleceni przesył wersj zgłoszeni wnios umow polisy objednáv faktúr zakázk zákazk smlouv zmluv zásilk zásielk
  narudžb račun ugovor pošiljk predmet naročil pogodb`,
  // Romance languages, Hungarian, the Baltic ones, Turkish, Vietnamese.
  `pedido factura albarán envío commande colis série ordine fattura spedizione encomenda fatura comanda comenz
  megrendel rendelés számla cikkszám szerződés ügyszám užsakym sąskait sutart siunt pasūtījum rēķin līgum tellimu arve
  leping sipariş đơn expedient`,
  // Cyrillic, Greek, and scripts that are written from right to left or with signs for syllables.
  `накладн заказ заявк договор артикул посылк полис замовл рахун поръчк фактур пратк παραγγελ τιμολόγ
  الطلب طلب الشحن شحنة الفاتورة فاتورة العقد سفارش فاکتور آرڈر הזמנ חשבונית משלוח פוליס ऑर्डर चालान रसीद`,
].flatMap((list) => list.split(/\s+/));

/** What they hold, in scripts without blanks between words. */
const PARTS =
  `订单 訂單 单号 單號 運單 运单 编号 編號 流水号 合同 案号 案號 快递 注文 伝票 管理番号 受付番号 주문 송장 운송장
  접수번호 ใบสั่งซื้อ คำสั่งซื้อ ใบแจ้งหนี้ พัสดุ`.split(/\s+/);
const JOINED = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Thai}]/u;

/** Whether a word, in lower case, says that the number after it belongs to a thing. */
export function isThing(word: string): boolean {
  if (WHOLE.has(word)) return true;
  return JOINED.test(word) ? PARTS.some((part) => word.includes(part)) : STARTS.some((start) => word.startsWith(start));
}
