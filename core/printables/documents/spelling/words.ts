import type { PackAge } from "../../page.ts";

const list = (words: string): readonly string[] => words.split(" ");

/**
 * Words to learn, by grade. Parentheses contain letters that learners mix up: without them, no
 * other English word fits.
 */
export const SPELLING_WORDS: Readonly<Record<PackAge, readonly string[]>> = {
  k2: list(
    "ab(o)ut af(t)er aga(i)n an(i)mal ap(p)le awa(y) bec(a)use bef(o)re b(ir)thday ca(r)ry co(u)ld " +
      "e(i)ght ev(e)ry fam(i)ly fath(e)r fr(i)end fu(n)ny g(r)eat gr(e)en happ(y) laug(h) lig(h)t " +
      "li(t)tle moth(e)r nig(h)t pe(o)ple pre(t)ty s(ch)ool sho(u)ld sist(e)r su(m)mer the(i)r " +
      "und(e)r wat(e)r w(h)ere woul(d) ye(ll)ow",
  ),
  "35": list(
    "ans(w)er bea(ut)iful bel(ie)ve br(ea)kfast cal(en)dar c(au)ght cert(ai)n di(ff)erent " +
      "diffi(cu)lt disa(pp)ear e(a)rth en(ou)gh exer(c)ise fav(or)ite Feb(r)uary g(u)ess he(a)rd " +
      "hei(gh)t imag(i)ne is(l)and kno(wl)edge lib(r)ary min(u)te nei(gh)bor oce(a)n of(t)en " +
      "pi(e)ce q(u)arter q(ui)et rem(em)ber spe(ci)al straig(h)t su(r)prise th(ou)ght thr(ou)gh " +
      "tomo(rr)ow veg(et)able we(a)ther",
  ),
  "68": list(
    "acco(mm)odate ach(ie)ve anal(y)ze arg(um)ent atmos(ph)ere begi(n)ning busi(n)ess cat(eg)ory " +
      "commi(tt)ee consc(ie)nce defin(it)ely desp(e)rate disast(r)ous emba(rr)ass enviro(n)ment " +
      "equi(p)ment exist(e)nce fa(sc)inate for(ei)gn gover(n)ment gramm(a)r g(ua)rantee " +
      "immed(ia)tely independ(e)nt mischi(e)vous nece(ss)ary o(cc)asion occu(r)red para(ll)el " +
      "privil(e)ge reco(mm)end rest(au)rant r(hy)thm sep(ar)ate since(re)ly temper(at)ure vac(uu)m " +
      "w(ei)rd",
  ),
};
