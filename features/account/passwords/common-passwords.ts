/**
 * Commonly guessed passwords and their prefixes, in lower case: the most frequent ones worldwide, Thai words, rows of
 * both keyboards, and either language typed on the other's keyboard. Trailing digits and symbols are ignored.
 */
export const commonPasswords = `
password passw0rd p@ssword p@ssw0rd passwort passpass pass1word mypassword yourpassword thepassword newpassword
oldpassword passwordpassword password1password qwerty qwertyu qwertyui qwertyuio qwertyuiop qwertyuiop[]
qwerty123qwerty qwertyqwerty qwertz azerty asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdfghjkl; asdfasdf
asdfgasdfg asdfqwer qwerasdf qwerasdfzxcv zxcv zxcvb zxcvbn zxcvbnm zxcvbnm,. zxcvbnm,./ zxczxc qazwsx qazwsxedc
qazwsxedcrfv qazqaz 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e 1q1q1q1q q1w2e3r4
q1w2e3r4t5 q1w2e3r4t5y6 qweasd qweasdzxc qweqwe qweqweqwe qweewq poiuytrewq lkjhgfdsa mnbvcxz ytrewq !qaz2wsx
zaq12wsx zaq1zaq1 zaq1xsw2 xsw2zaq1 abcabc abcd abcdef abcdefg abcdefgh abcdefghi abcdefghij abcdefghijk
abc123abc123 abcd1234abcd a1b2c3d4 a1b2c3d4e5 a1s2d3f4 a1s2d3f4g5 aaa111bbb letmein letmeinnow letmein123letmein
welcome welcomeback welcome1welcome iloveyou iloveyouforever iloveyou2 ilovethai ilovethailand loveyou lovelove love
mylove lovely lover loveme sweetlove trustno1 monkey dragon master shadow sunshine princess football baseball
basketball superman batman spiderman ironman starwars pokemon naruto onepiece doraemon minecraft roblox freefire
michael jennifer jordan michelle daniel charlie thomas robert jessica ashley nicole andrew joshua matthew anthony
george hannah amanda computer internet server network windows microsoft android iphone samsung google facebook
youtube twitter instagram lineline linechat gmail hotmail yahoo admin administrator adminadmin admin123admin root
rootroot toor superuser sysadmin system webmaster website user username useruser guest test testtest testing tester
test1234test demo demodemo sample default changeme changemenow changeit change temporary temp temppass secret
topsecret private access login loginlogin access14 opensesame open openopen enter hello hellohello helloworld
hello123hello whatever freedom forever summer winter spring autumn january february monday friday sunday saturday
holiday christmas family friend friends bestfriend mother father baby babygirl angel angels flower butterfly rainbow
purple orange banana chocolate cookie cheese pepper ginger tigger tiger lion eagle falcon phoenix panda doggy kitty
hellokitty snoopy liverpool manchester manunited manchesterunited chelsea arsenal barcelona realmadrid juventus
soccer ronaldo messi mustang ferrari porsche toyota honda yamaha suzuki mercedes killer hunter ranger soldier
warrior ninja samurai matrix zombie legend hacker gamer player winner champion number1 iamtheking iamking kingking
queen money million lucky luckyday success nothing something anything everything nopassword nopass blahblah asdasd
asdasdasd qwaszx zxcasdqwe zxcasd zxcvasdf teacher student school college university vocational vocation education
technical technic technology engineer electronics mechanic accounting business commerce agriculture thailand bangkok
siam muaythai krungthep chiangmai chiangrai phuket pattaya khonkaen korat udonthani ubon songkhla hatyai ayutthaya
nonthaburi sukhothai phitsanulok lampang lamphun nan phrae sawasdee sawatdee sawasdeekrub sabai sabaidee mairu
mairoo khonthai konthai thaithai thaiboy thaigirl namtarn somchai somsri somying sompong malee manee mana piti
chujai wichai rakthai rakter rakna chanrakter ilovemom ilovedad mommom daddad mama papa khunkru ajarn vec vecnews
ovec ovecovec acheewa achiwa archeewa prachasamphan pravit news newsnews newsportal portal vecportal publicrelations
prnews pradmin webadmin itadmin editor editoreditor reporter media qwe123qwe asd123asd zxc123zxc pass1234pass abc123
abcd123 test123 user123 admin1 admin12 root123 love123 aaaaaaaaaa bbbbbbbbbb zzzzzzzzzz xxxxxxxxxx qqqqqqqqqq
wwwwwwwwww ababababab abababab lalalala hahahaha 555hahaha kkkkkkkkkk 12345678 123456789 1234567890 12345678910
123456789012 1234567890123 0123456789 01234567890 9876543210 0987654321 987654321 1122334455 112233445566
11223344556677 1212121212 121212121212 1231231230 123123123123 123123123 1234512345 123451234512345 12341234
123412341234 1234554321 123454321 12344321 123321123321 1233211233 1010101010 0000000000 00000000000 000000000000
1111111111 111111111111 2222222222 3333333333 4444444444 5555555555 55555555555 555555555555 6666666666 7777777777
8888888888 9999999999 999999999999 0101010101 0202020202 1357924680 1324354657 2468013579 135792468 147258369
1472583690 159357159357 159753159753 7894561230 789456123 741852963 7418529630 963852741 321654987 3216549870
456789123 1029384756 0192837465 0246813579 1123581321 3141592653 31415926535 1236547890 0800000000 0811111111
0812345678 0899999999 0888888888 0123456788 0912345678 0123456780 5555555550 1234567899 1234567891 1234567892
2512345678 2560256025 2500250025 2568256825 2569256925 2570257025 0808080808 0909090909 11111aaaaa aaaaa11111
a123456789 a1234567890 abc1234567 abc12345678 abc123456789 qwe1234567 asd1234567 zxc1234567 aa12345678 aa123456789
1234567890a 1234567890q 123456789a 123456789q 123456qwerty 12345qwert 1234qwer 1234qwerasdf 123qweasdzxc 123qweasd
123qwe123qwe 123abc123abc 12345abcde 123456abcdef 1234567890-= 1234567890qwertyuiop 111222333444 1112223334
111222333 abcabcabcabc xyz123xyz123 pass pass123 p@ss p@ss1234 p@ssw0rd1234 pa55word pa55w0rd pa$$word pa$$w0rd
passw@rd passcode passphrase รหัสผ่าน รหัสผ่านของฉัน รหัสผ่านใหม่ รหัสลับ รหัส สวัสดี สวัสดีครับ สวัสดีค่ะ
สวัสดีชาวโลก ขอบคุณ ขอบคุณครับ ขอบคุณค่ะ ประเทศไทย ไทยแลนด์ เมืองไทย คนไทย กรุงเทพ กรุงเทพมหานคร เชียงใหม่ ภูเก็ต
โคราช รักเธอ ฉันรักเธอ รักเมืองไทย รักประเทศไทย ผมรักคุณ ฉันรักคุณ รักแม่ รักพ่อ แม่จ๋า พ่อแม่ ครอบครัว ความรัก
ความลับ ไม่บอก ไม่มีรหัส ไม่รู้ จำไม่ได้ ลืมแล้ว ลืมรหัสผ่าน เปิดประตู อาชีวศึกษา อาชีวะ วิทยาลัย วิทยาลัยเทคนิค
วิทยาลัยอาชีวศึกษา การศึกษา โรงเรียน มหาวิทยาลัย นักเรียน นักศึกษา ครู อาจารย์ ประชาสัมพันธ์ งานประชาสัมพันธ์ ข่าว
ข่าวประชาสัมพันธ์ ผู้ดูแลระบบ แอดมิน ผู้ใช้งาน เข้าสู่ระบบ ทดสอบ ทดสอบระบบ ตัวอย่าง มานะ มานี ปิติ ชูใจ สมชาย สมหญิง
สมศรี สมปอง วิชัย มาลี น้องแมว น้องหมา ช้าง ช้างไทย โดราเอมอน ลิเวอร์พูล แมนยู กขค กขคง กขคงจ กขคงจฉ กขคงจฉช กขฃคฅฆง
กขคงจฉชซ กขคงจฉชซฌญ ก-ฮ กกกกกกกกกก ฟหกด ฟหกดฟหกด ฟหกดเ้ ฟหกดเ้่าสว ฟหกดเ้่าสวง ๆไำพ ๆไำพะัีรนย ๆไำพะัีรนยบล ผปแอ
ผปแอิืทมใฝ ๆไำพฟหกด ฟหกดผปแอ ห้าห้าห้า ห้าห้าห้าห้าห้า หนึ่งสองสาม หนึ่งสองสามสี่ หนึ่งสองสามสี่ห้า ๑๒๓๔๕๖๗๘๙๐
๑๒๓๔๕๖๗๘๙ ๐๑๒๓๔๕๖๗๘๙ ๕๕๕๕๕๕๕๕๕๕ ๑๑๑๑๑๑๑๑๑๑ ๐๐๐๐๐๐๐๐๐๐ ยฟหหไนพก ยฟหหไจพก ยฟหหไนพกยฟหหไนพก ยฟหหไนพกๅยฟหหไนพก ๆไำพะั
ๆไำพะัี ๆไำพะัีร ๆไำพะัีรน ๆไำพะัๅ/-ๆไำพะั ๆไำพะัๆไำพะั ๆไำพะผ ฟหกดเ ฟหกดเ้่ ฟหกดเ้่า ฟหกดเ้่าส ฟหกดเฟหกดเ ฟหกดๆไำพ
ผปแอิ ผปแอิื ผปแอิืท ผปแอิืทมใ ๆฟผไหป ๆฟผไหปำกแ ๆฟผไหปำกแพดอ ๅๆฟผ/ไหป ๅๆฟผ/ไหป-ำกแ ๅๆฟผปหไ/ ๅๆ/ไ-ำภพ ๅๆ/ไ-ำภพถะ
ๅๆ/ไ-ำภพถะุั ๅๆ/ไ-ำ ๆๅไ/ำ-พภ ๆๅไ/ำ-พภะถ ๆๅไ/ำ-พภะถัุ ฟิแกำด ฟิแกำดเ ฟิแกำดเ้ ฟิแกำดเ้ร ฟิแกำดเ้ร่ ฟิแกำดเ้ร่า
สำะทำรื สำะทำรืืนไ สำะทำรืๅ/-สำะทำรื ไำสแนทำ ไำสแนทำิฟแา ไำสแนทำๅไำสแนทำ รสนอำันี รสนอำันีดนพำอำพ รสนอำันี/ ทนืาำั
กพฟเนื ทฟหะำพ แนทยีะำพ รืะำพืำะ ฟกทรื ฟกทรืรหะพฟะนพ ฟกทรืฟกทรื ฟกทรืๅ/-ฟกทรื ะำหะะำหะ ะำหะรืเ ะำหะำพ ะำหะๅ/-ภะำหะ
แ้ฟืเำทำ แ้ฟืเำทำืนไ หำแพำะ สนเรื สนเรืสนเรื ้ำสสน ้ำสสน้ำสสน ้ำสสนไนพสก ้ำสสนๅ/-้ำสสน ้ำสสนาระะั สรอำพยนนส
ทฟืแ้ำหะำพ ทฟืแ้ำหะำพีืระำก ผปแอฟหกด ะำฟแ้ำพ หะีกำืะ แนสสำเำ ะ้ฟรสฟืก ะำหะๅ/- ฟกทรืๅ ฟกทรืๅ/ ๅ/-ภถุึคต ๅ/-ภถุึคตจ
ๅ/-ภถุึคตๅจ ๅ/-ภถุึคตจๅ/ ๅ/-ภถุึคตจๅ/- ๅ/-ภถุึคตต ๅ/-ภถุึคตๅ ๅ/-ภถุึคต/ ๅ/-ภถุึคตจฟ ๅ/-ภถุึคตจๆ ๅ/-ภถุึคตฟ
ๅ/-ภถุึคตๆ ๅ/-ภถุึคตจขช ๅ/-ภถุึคตจๆไำพะัีรนย isylzjko isylzjko-v'cyo isylzjko.s,j isyl]y[ isyl l;ylfu l;ylfu8iy[
l;ylfu8jt l;ylfu=k;f]d -v[86i -v[86i8iy[ -v[86i8jt xitgmlwmp wmpc]ofn g,nv'wmp 8owmp di6'gmr di6'gmr,sko8i g=up'.s,j
4^gdh9 f8ik= iydgtv cyoiydgtv iydg,nv'wmp iydxitgmlwmp z,iyd86i cyoiyd86i iydc,j iydrjv c,j0jk rjvc,j 8iv[8iy;
8;k,iyd 8;k,]y[ w,j[vd w,j,uisyl w,ji^h 0ew,jwfh ]n,c]h; ]n,isylzjko gxbfxit9^ vk=u;l7dkk vk=u;t ;bmpk]yp
;bmpk]ypgm8ob8 ;bmpk]ypvk=u;l7dkk dkil7dkk fi'giupo ,sk;bmpk]yp oydgiupo oydl7dkk vk0kipn xit=kly,ryotn
'koxit=kly,ryotn -jk; -jk;xit=kly,ryotn z^hf^c]it[[ cvf,bo z^h.=h'ko g-hkl^jit[[ mflv[ mflv[it[[ 9y;vpjk' ,kot ,kou
xb9b =^.0 l,=kp l,spb' l,liu l,xv' ;b=yp ,k]u ohv'c,; ohv's,k =hk' =hk'wmp ffikgv,vo ]bg;vinr^] c,op^ d-8' d-8'0
d-8'0c d-8'0c= d-\\8|s' d-8'0c=: d-8'0c=:gp dddddddddd asdfghjkl;' qwer asdfzxcv shkshkshk shkshkshkshkshk
so7j'lv'lk, so7j'lv'lk,luj so7j'lv'lk,lujshk
`;
